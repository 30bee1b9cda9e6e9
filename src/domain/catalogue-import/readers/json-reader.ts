import { say } from '../../../platform/i18n/message.ts';
import { UnreadableFile } from './csv-reader.ts';

/** A record of a list, numbered from 1; `text` is its unparsed JSON. */
export type JsonElement = { number: number; text: string };

/** Property names of lists of gloves: in our export, and in pages of the catalogue's API. */
const LISTS = ['"products', '"content'];
const MAX_NAME_LENGTH = 20;
const MAX_ELEMENT_LENGTH = 1024 * 1024;
/** Gloves are nested three levels deep. */
const DEEPEST = 64;

/**
 * Splits the JSON of a list of gloves into records as chunks arrive: parsing 20 MB at once would block other
 * requests. Accepts `[…]`, `{"products": […]}`, `{"content": […]}` and a single glove. The JSON around the records is
 * validated at the end.
 */
export class JsonReader {
	#depth = 0;
	#isInString = false;
	#isEscaped = false;
	/** Position of the escaped character in the chunk. */
	#escapedAt = 0;
	/** Nesting depth of the records; 0 before a list of them starts. */
	#elementDepth = 0;
	#isInElement = false;
	#element = '';
	/** The text outside the records, with `null` in place of each record. */
	#rest = '';
	/** The latest string of the outermost object, with its opening quote: the name of the next property. */
	#name = '';
	#count = 0;
	#elements: JsonElement[] = [];

	/** @throws UnreadableFile */
	read(text: string): JsonElement[] {
		const special = /["\\{}[\]]/g;
		let from = 0;
		for (let found = special.exec(text); found; found = special.exec(text)) {
			const at = found.index;
			if (this.#isEscaped) {
				// A backslash escapes only the next character.
				this.#isEscaped = false;
				if (at === this.#escapedAt) continue;
			}
			const sign = found[0];
			if (sign === '\\') {
				if (!this.#isInString) continue;
				this.#isEscaped = true;
				this.#escapedAt = at + 1;
			} else if (sign === '"') {
				this.#add(text.slice(from, at));
				if (!this.#isInString && this.#depth === 1) this.#name = '';
				this.#isInString = !this.#isInString;
				from = at;
			} else if (!this.#isInString) {
				this.#add(text.slice(from, at));
				if (sign === '{' || sign === '[') this.#open(sign);
				else this.#close(sign);
				from = at + 1;
			}
		}
		this.#add(text.slice(from));
		if (this.#isEscaped) this.#escapedAt -= text.length;
		const elements = this.#elements;
		this.#elements = [];
		return elements;
	}

	#open(sign: string): void {
		const isList = this.#elementDepth === 0 && sign === '[';
		if (isList && (this.#depth === 0 || (this.#depth === 1 && LISTS.includes(this.#name)))) {
			this.#elementDepth = this.#depth + 1;
		} else if (sign === '{' && !this.#isInElement && this.#depth === this.#elementDepth && this.#depth > 0) {
			this.#isInElement = true;
		}
		this.#add(sign);
		this.#depth += 1;
		if (this.#depth > DEEPEST)
			throw new UnreadableFile(say('importing.deepRecord', { record: this.#count + 1 }));
	}

	#close(sign: string): void {
		this.#add(sign);
		this.#depth -= 1;
		if (this.#depth !== this.#elementDepth) {
			if (this.#depth < this.#elementDepth) this.#elementDepth = 0;
			return;
		}
		if (!this.#isInElement) return;
		this.#isInElement = false;
		this.#count += 1;
		this.#elements.push({ number: this.#count, text: this.#element });
		this.#element = '';
		this.#rest += 'null';
	}

	#add(text: string): void {
		if (this.#isInString && this.#depth === 1) this.#name = (this.#name + text).slice(0, MAX_NAME_LENGTH);
		if (this.#isInElement) this.#element += text;
		else this.#rest += text;
		if (this.#element.length > MAX_ELEMENT_LENGTH || this.#rest.length > MAX_ELEMENT_LENGTH) {
			throw new UnreadableFile(say('importing.largeRecord', { record: this.#count + 1 }));
		}
	}

	/**
	 * Returns the parsed JSON around the records.
	 * @throws UnreadableFile if the file is not valid JSON
	 */
	end(): { root: Record<string, unknown> | unknown[]; count: number } {
		let root: unknown;
		try {
			root = JSON.parse(this.#rest);
		} catch {
			throw new UnreadableFile(say('importing.brokenJson', { record: this.#count }));
		}
		if (typeof root !== 'object' || root === null) throw new UnreadableFile(say('importing.noList'));
		return { root: root as Record<string, unknown> | unknown[], count: this.#count };
	}
}
