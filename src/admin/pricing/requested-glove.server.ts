import {
	basePartNumber,
	formatPartNumber,
	normalisePartNumber,
	partCodeKey,
	productSlug,
} from '../../domain/catalogue/part-numbers/part-number.ts';
import { sizeKey } from '../../domain/catalogue/sizes/glove-size.ts';
import type { CustomerPart } from '../../domain/pricing/company-prices/company-prices.ts';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import { type Message, say } from '../../platform/i18n/message.ts';
import { type FieldError, ProblemError } from '../../platform/problems/problem.server.ts';

/** A glove that a query may refer to. */
type GloveCandidate = { partNumber: string; name: string };

type Found = { partNumber: string; size: string | undefined };

const MAX_CANDIDATES = 8;
/** A size may have two words: "2 XL", "extra large". */
const MAX_SIZE_WORDS = 2;

/**
 * Finds the glove that staff mean by their input: its part number with spaces, without dashes or without its letters; a
 * part number with a size after it; a former part number; the company's own number or name for it; its name; or words
 * that match only this glove.
 * @param own the company's own numbers and names for our gloves.
 * @throws ProblemError invalid at `glove`, naming the candidates if several match.
 */
export function requireGlove(catalogue: LiveCatalogue, own: readonly CustomerPart[], typed: string): Found {
	const text = typed.normalize('NFKC').replace(/\s+/g, ' ').trim();
	if (text === '') throw refuse(say('problems.prices.typeGlove'), []);
	const named = listNamed(catalogue, own, text);
	if (named.length > 0) return { partNumber: requireOne(catalogue, text, named), size: undefined };
	const sized = findSized(catalogue, own, text);
	if (sized) return sized;

	const partNumber = normalisePartNumber(text);
	const retired = partNumber === undefined ? undefined : catalogue.findRetired(partNumber);
	if (retired) {
		const { successor } = retired;
		const next = successor === undefined ? [] : [successor];
		throw refuse(
			say('problems.catalogue.notMade', { glove: formatPartNumber(retired.partNumber) }),
			describe(catalogue, next),
		);
	}
	if (partNumber !== undefined && /\d/.test(partNumber)) {
		const near = catalogue.index.nearestPartNumbers(partNumber.slice(0, 40), 3);
		throw refuse(
			say('problems.catalogue.notInIt', { glove: formatPartNumber(partNumber) }),
			describe(catalogue, near),
		);
	}
	const { hits, total } = catalogue.index.search(text, MAX_CANDIDATES);
	if (hits.length === 0) throw refuse(say('problems.prices.noGlove', { text }), []);
	const found = hits.map((hit) => hit.partNumber);
	if (total === 1 && found[0] !== undefined) return { partNumber: found[0], size: undefined };
	throw refuse(say('problems.prices.severalGloves', { count: total, text }), describe(catalogue, found));
}

/** All gloves with exactly this part number or name, ignoring punctuation and case. */
function listNamed(catalogue: LiveCatalogue, own: readonly CustomerPart[], text: string): string[] {
	const { index } = catalogue;
	const key = partCodeKey(text);
	const slug = productSlug(text);
	const customerMatches = own
		.filter(
			({ number, name, partNumber }) =>
				index.hasProduct(partNumber) &&
				(partCodeKey(number) === key || (slug !== '' && productSlug(name) === slug)),
		)
		.map(({ partNumber }) => partNumber);
	const exact = normalisePartNumber(text);
	if (exact !== undefined && index.hasProduct(exact)) return [...new Set([exact, ...customerMatches])];
	const all = index.listPartNumbers();
	const alike = all.filter((partNumber) => partCodeKey(partNumber) === key);
	if (alike.length + customerMatches.length > 0) return [...new Set([...alike, ...customerMatches])];
	const moved = exact === undefined ? undefined : catalogue.findMoved(exact);
	if (moved !== undefined && index.hasProduct(moved)) return [moved];
	// "300" for XY300: entire ranges have the same prefix, so people leave it out.
	if (/^\d/.test(key)) {
		const bare = all.filter((partNumber) => partCodeKey(partNumber).replace(/^[a-z]+/, '') === key);
		if (bare.length > 0) return bare;
	}
	return slug === '' ? [] : all.filter((one) => productSlug(index.findCard(one)?.name ?? '') === slug);
}

/** A part number or name with a size after it: "XY300-L", "xy 300 large", "Argon Bulwark 2 XL". */
function findSized(catalogue: LiveCatalogue, own: readonly CustomerPart[], text: string): Found | undefined {
	const words = text.split(/[\s,;/-]+/).filter((word) => word !== '');
	for (let count = 1; count <= MAX_SIZE_WORDS && count < words.length; count++) {
		const size = words.slice(-count).join(' ');
		const named = listNamed(catalogue, own, words.slice(0, -count).join(' '));
		const fitting = named.flatMap((partNumber) => {
			const label = catalogue.index.findCard(partNumber)?.sizes.find((one) => sizeKey(one) === sizeKey(size));
			return label === undefined ? [] : [{ partNumber, size: label }];
		});
		const [first] = fitting;
		if (first) {
			const gloves = fitting.map(({ partNumber }) => partNumber);
			const partNumber = requireOne(catalogue, text, gloves);
			return fitting.find((one) => one.partNumber === partNumber) ?? first;
		}
	}
	return undefined;
}

/** Returns the only glove. A base glove and its colours count as the base glove. Throws if several gloves remain. */
function requireOne(catalogue: LiveCatalogue, text: string, partNumbers: readonly string[]): string {
	const unique = [...new Set(partNumbers)];
	const bases = new Set(unique.map(basePartNumber));
	const [base = ''] = bases;
	if (unique.length === 1) return unique[0] ?? '';
	if (bases.size === 1 && unique.includes(base)) return base;
	throw refuse(
		say('problems.prices.severalGloves', { count: unique.length, text }),
		describe(catalogue, unique.slice(0, MAX_CANDIDATES)),
	);
}

function describe(catalogue: LiveCatalogue, partNumbers: readonly string[]): GloveCandidate[] {
	return partNumbers.map((partNumber) => ({
		partNumber,
		name: catalogue.index.findCard(partNumber)?.name ?? '',
	}));
}

function refuse(reason: Message, candidates: GloveCandidate[]): ProblemError {
	const listed = candidates.map(({ partNumber, name }) => `${formatPartNumber(partNumber)} ${name}`.trim());
	const message = listed.length === 0 ? reason : say('problems.prices.listed', { reason, gloves: listed });
	const errors: FieldError[] = [{ path: 'glove', message }];
	const problem = new ProblemError('invalid', undefined, errors);
	problem.candidates = candidates.map(({ partNumber, name }) => ({ id: partNumber, name }));
	return problem;
}
