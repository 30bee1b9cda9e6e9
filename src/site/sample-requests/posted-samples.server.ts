import { formatPartNumber, productSlug } from '../../domain/catalogue/part-numbers/part-number.ts';
import type { SampleItem } from '../../domain/sample-requests/sample-item.ts';
import {
	listStockCodes,
	matchSampleLines,
	readSampleLines,
	resolveStocked,
	type SampleLine,
} from '../../domain/sample-requests/sample-lines.ts';
import type { CatalogueIndex } from '../../domain/search/index/catalogue-index.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import type { PostedSamples } from './posted-request.ts';

/** Reads a posted list like the box in the browser: part numbers, stock codes and names, and the lines in between. */
export function readPostedSamples(index: CatalogueIndex, text: string, locale: Locale): PostedSamples {
	const { lines } = readSampleLines(text);
	const read: PostedSamples = { samples: [], notRead: [], questions: [], rest: '' };
	const valid: string[] = [];
	for (const line of lines) {
		const found = readLine(index, line);
		if ('choices' in found) read.questions.push(describeChoices(line, found.choices, locale));
		else if ('sample' in found) read.samples.push(found.sample);
		else if (line.isTalk) {
			read.notRead.push(line.text);
			continue;
		} else {
			const { partNumber = line.text, size } = line;
			read.samples.push({ partNumber, ...(size === '' ? {} : { size }) });
		}
		valid.push(line.text);
	}
	return { ...read, rest: valid.join('\n') };
}

type ReadLine = { sample: SampleItem } | { choices: SampleItem[] } | { unread: true };

function readLine(index: CatalogueIndex, line: SampleLine): ReadLine {
	const findGlove = (partNumber: string) => {
		const card = index.findCard(partNumber);
		return card && { ...card, selectedSizeDefault: card.defaultSize };
	};
	const match = (one: SampleLine): ReadLine => {
		const { samples, twoWays } = matchSampleLines([one], findGlove);
		const [sample] = samples;
		const [two] = twoWays;
		if (sample) return { sample };
		return two
			? { choices: two.sizes.map((size) => ({ partNumber: two.partNumber, size })) }
			: { unread: true };
	};
	const found = match(line);
	if (!('unread' in found)) return found;
	for (const code of listStockCodes(line)) {
		const resolved = resolveStocked(line, index.findStockCode(code));
		if (resolved) return resolved;
	}
	const named = line.code ? undefined : index.findBySlug(productSlug((line.words ?? []).join(' ')));
	return named === undefined ? found : match({ ...line, partNumber: named, words: [] });
}

function describeChoices({ text }: SampleLine, choices: readonly SampleItem[], locale: Locale): string {
	const named = choices.map(({ partNumber, size }) => `${formatPartNumber(partNumber)} ${size}`);
	return messagesFor(locale, 'sampleRequest')('notRead.twoWays', { text, choices: named.join(', ') });
}
