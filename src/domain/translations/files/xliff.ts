import { encode } from 'html-entities';
import { SaxesParser } from 'saxes';
import { LANGUAGE_TAGS } from '../../../platform/i18n/locale.ts';
import { type Message, say } from '../../../platform/i18n/message.ts';
import { LOCALE_OF } from '../../../platform/i18n/stored-language.ts';
import type { FileText, ReadText } from './file-text.ts';

/**
 * Files of translation programs: XLIFF 2.1 (OASIS Standard, 13 February 2018,
 * https://docs.oasis-open.org/xliff/xliff-core/v2.1/os/xliff-core-v2.1-os.html). Each record is a file element, each
 * text a unit with one segment.
 */

/** Of all versions from 2.0 on. */
const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';

/** The states of a segment, section 4.3.1.27 "state"; the last two say that somebody has reviewed it. */
const STATES = { missing: 'initial', outdated: 'initial', draft: 'translated', reviewed: 'final' } as const;
const REVIEWED = ['reviewed', 'final'];

const xml = (text: string) => encode(text, { mode: 'specialChars', level: 'xml' });

/** The file with the texts of all records, in pieces. */
export async function* writeXliff(records: AsyncIterable<readonly FileText[]>): AsyncGenerator<string> {
	const [source, target] = [LANGUAGE_TAGS[LOCALE_OF.english], LANGUAGE_TAGS[LOCALE_OF.french]];
	yield `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="${NAMESPACE}" version="2.1" srcLang="${source}" trgLang="${target}">\n`;
	let isEmpty = true;
	for await (const texts of records) {
		const [first] = texts;
		if (!first) continue;
		isEmpty = false;
		yield `<file id="${xml(first.record)}" xml:space="preserve">\n${texts.map(writeUnit).join('')}</file>\n`;
	}
	// The standard asks for a file element with a unit.
	if (isEmpty) yield '<file id="nothing"><unit id="u1"><segment><source></source></segment></unit></file>\n';
	yield '</xliff>\n';
}

function writeUnit(text: FileText, at: number): string {
	const notes = text.earlierEnglish
		? `<notes><note category="earlier-source">${xml(text.earlierEnglish)}</note></notes>`
		: '';
	const target = text.french === '' ? '' : `<target>${xml(text.french)}</target>`;
	const name = text.field === '' ? '' : ` name="${xml(text.field)}"`;
	return `<unit id="u${at + 1}"${name}>${notes}<segment state="${STATES[text.state]}"><source>${xml(text.english)}</source>${target}</segment></unit>\n`;
}

type Part = { isSegment: boolean; state: string; source: string; target: string | undefined };

/** The texts of a file, or why it cannot be read. Inline marks are read as the text that they hold. */
export function readXliff(text: string): { texts: ReadText[] } | { error: Message } {
	const texts: ReadText[] = [];
	const parser = new SaxesParser({ xmlns: true });
	let error: Message | undefined;
	const path: string[] = [];
	let record = '';
	let parts: Part[] = [];
	let collected: string | undefined;

	const refuse = (reason: Message) => {
		error ??= reason;
	};
	parser.on('error', ({ message }) => {
		const line = /^(?:[^:]*:)?(\d+):/.exec(message)?.[1] ?? '1';
		refuse(say('translations.file.notXml', { line: Number(line) }));
	});
	// Nothing that the standard allows needs one, and entities in it could stand for anything.
	parser.on('doctype', () => refuse(say('translations.file.doctype')));
	parser.on('opentag', ({ local, uri, attributes }) => {
		const read = (name: string) => attributes[name]?.value ?? '';
		const isOurs = uri === NAMESPACE;
		if (path.length === 0 && (!isOurs || local !== 'xliff')) refuse(say('translations.file.notXliff'));
		path.push(isOurs ? local : '');
		if (!isOurs) return;
		if (local === 'file') record = read('id');
		else if (local === 'unit') parts = [];
		else if (local === 'segment' || local === 'ignorable')
			parts.push({
				isSegment: local === 'segment',
				state: read('state') || 'initial',
				source: '',
				target: undefined,
			});
		else if ((local === 'source' || local === 'target') && isPart(path.at(-2))) collected = '';
		else if (local === 'cp' && collected !== undefined) collected += characterOf(read('hex'));
	});
	const collect = (piece: string) => {
		if (collected !== undefined) collected += piece;
	};
	parser.on('text', collect);
	parser.on('cdata', collect);
	parser.on('closetag', () => {
		const name = path.pop();
		const part = parts.at(-1);
		if ((name === 'source' || name === 'target') && isPart(path.at(-1)) && part && collected !== undefined) {
			part[name] = collected;
			collected = undefined;
		} else if (name === 'unit') texts.push(toText(record, parts, parser.line));
	});
	parser.write(text.replace(/^\uFEFF/, '')).close();
	return error ? { error } : { texts };
}

const isPart = (name: string | undefined) => name === 'segment' || name === 'ignorable';

/** Programs split a unit into sentences, with the spaces between them apart. A unit is translated if all of them are. */
function toText(record: string, parts: readonly Part[], row: number): ReadText {
	const segments = parts.filter(({ isSegment }) => isSegment);
	const isWhole =
		segments.length > 0 && segments.every(({ target }) => target !== undefined && target !== '');
	return {
		record,
		row,
		english: parts.map(({ source }) => source).join(''),
		french: isWhole ? parts.map(({ source, target }) => target ?? source).join('') : '',
		isReviewed: segments.every(({ state }) => REVIEWED.includes(state)),
	};
}

/** The character of a `cp` element; nothing for what is none. */
function characterOf(hex: string): string {
	const code = /^[0-9a-f]{1,6}$/i.test(hex) ? Number.parseInt(hex, 16) : Number.NaN;
	return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}
