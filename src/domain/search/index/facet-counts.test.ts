import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '../../catalogue/product.ts';
import { sizeKey } from '../../catalogue/sizes/glove-size.ts';
import { WELDING_POSITIONS, WELDING_PROCESSES } from '../../ratings/welding-process.ts';
import type { FilterId } from '../filter-slug.ts';
import { parseListing } from '../listing.ts';
import { aBareGlove, anIndex } from '../test-index.ts';

fc.configureGlobal({ seed: 2763 });

/** A naive implementation of docs/behaviour.md, "Filters": one function for each group. */
const MEETS: Record<FilterId, (glove: Product, choice: string) => boolean> = {
	size: (glove, choice) => Object.keys(glove.sizes).some((label) => sizeKey(label).toLowerCase() === choice),
	certification: (glove, choice) => {
		const [, word, level] = /^ansi-(\w+)-a?(\d)$/.exec(choice)!;
		const type = { cut: 'ANSI_CUT', heat: 'ANSI_HEAT' }[word!];
		return glove.certifications.some(
			(row) => row.type === type && Number(row.value.replace('A', '')) >= Number(level),
		);
	},
	en: (glove, choice) => {
		const mark = choice.at(-1)!.toUpperCase();
		// All levels of the gloves below are 1; the letter is for the straight blade.
		return glove.certifications.some(({ type, value }) => {
			if (type !== 'EN388') return false;
			return /\d/.test(mark) ? mark === '1' : value[4] !== 'X' && value[4]! >= mark;
		});
	},
	material: (glove, choice) =>
		glove.materialTags.some((tag) => tag.toLowerCase().replace(' ', '-') === choice),
	industry: (glove, choice) => (glove.usedIn[0] ?? '').toLowerCase().split(', ').includes(choice),
	welding: (glove, choice) => glove.weldingTags.some((tag) => tag.toLowerCase().replace(' ', '-') === choice),
	process: (glove, choice) =>
		glove.weldingProcesses.some(
			(row) => row.performance !== 'No use' && row.process.toLowerCase().startsWith(`${choice} `),
		),
	position: (glove, choice) =>
		glove.weldingPositions.some(
			(row) => row.performance !== 'No use' && row.position.toLowerCase().startsWith(`${choice} `),
		),
};

const CHOICES: Record<FilterId, string[]> = {
	size: ['s', 'm', 'l', '2xl', '5xl'],
	certification: ['ansi-cut-a1', 'ansi-cut-a3', 'ansi-cut-a5', 'ansi-heat-2', 'ansi-heat-4'],
	en: ['a', 'b', 'd'].map((letter) => `en-388-cut-straight-blade-${letter}`),
	material: ['goatskin', 'split-cowhide', 'bison'],
	industry: ['rail', 'mining'],
	welding: ['pipe-work', 'gouging'],
	process: ['gtaw', 'smaw', 'ofw'],
	position: ['flat', 'overhead'],
};

const performance = fc.constantFrom('Full use' as const, 'Limited' as const, 'No use' as const);
const some = <Item>(items: readonly Item[]) => fc.subarray([...items]);

const glove = fc.record({
	sizes: some(['S', 'Medium', 'L', 'XXL']),
	certifications: some(['A1', 'A2', 'A4', 'A6']).map((values) => values.slice(0, 1)),
	heat: fc.integer({ min: 0, max: 5 }),
	blade: fc.constantFrom('A', 'B', 'C', 'E', 'X'),
	materialTags: some(['Goatskin', 'Split cowhide', 'goatskin']),
	industries: some(['Rail', 'Mining', 'Shipyard']),
	weldingTags: some(['Pipe work', 'Gouging']),
	processes: fc.array(fc.tuple(fc.constantFrom(...WELDING_PROCESSES.slice(0, 4)), performance), {
		maxLength: 3,
	}),
	positions: fc.array(fc.tuple(fc.constantFrom(...WELDING_POSITIONS), performance), { maxLength: 3 }),
	suffix: fc.constantFrom('', '', '-black'),
	word: fc.constantFrom('anvil', 'hammer'),
});

/** About every third glove is a colour variant of an earlier one, or of none. */
const catalogue = fc.array(glove, { maxLength: 90 }).map((drafts) =>
	drafts.map((draft, at) =>
		aBareGlove(`xy${draft.suffix === '' ? 100 + at : 99 + at}${draft.suffix}`, {
			name: `Glove ${draft.word}`,
			sizes: Object.fromEntries(draft.sizes.map((label) => [label, label])),
			certifications: [
				...draft.certifications.map((value) => ({ type: 'ANSI_CUT', value, edition: '2024' })),
				{ type: 'ANSI_HEAT', value: String(draft.heat), edition: '2024' },
				{ type: 'EN388', value: `1111${draft.blade}`, edition: '2016' },
			],
			materialTags: draft.materialTags,
			usedIn: [draft.industries.join(', ')],
			weldingTags: draft.weldingTags,
			weldingProcesses: draft.processes.map(([{ label }, use]) => ({
				process: label,
				performance: use,
				amperageRange: '',
				notes: '',
			})),
			weldingPositions: draft.positions.map(([{ label }, use]) => ({
				position: label,
				performance: use,
				notes: '',
			})),
		}),
	),
);

const choice = fc.record(
	Object.fromEntries(Object.entries(CHOICES).map(([id, slugs]) => [id, some(slugs)])) as Record<
		FilterId,
		fc.Arbitrary<string[]>
	>,
	{ requiredKeys: [] },
);

const rules = fc.subarray(['certification', 'en'] as const);

test('totals, gloves and counts equal those of a full scan', () => {
	fc.assert(
		fc.property(catalogue, choice, rules, fc.constantFrom('', 'anvil'), (gloves, chosen, allOf, q) => {
			const parameters = new URLSearchParams([
				...Object.entries(chosen).flatMap(([id, slugs]) => slugs.map((slug) => [id, slug])),
				...allOf.map((id) => [`${id}-rule`, 'all']),
			]);
			const isAll = (id: FilterId) => allOf.some((ruled) => ruled === id);
			const listing = { ...parseListing(parameters), q };
			const numbers = new Set(gloves.map(({ partNumber }) => partNumber));
			const isVariant = ({ partNumber }: Product) =>
				partNumber.endsWith('-black') && numbers.has(partNumber.replace('-black', ''));
			const listed = gloves.filter((candidate) => !isVariant(candidate));
			const matching = listed.filter(
				(candidate) =>
					q === '' ||
					[candidate, ...gloves.filter((other) => other.partNumber === `${candidate.partNumber}-black`)].some(
						({ name }) => name.includes(q),
					),
			);
			const groups = Object.entries(chosen).filter(([, slugs]) => slugs.length > 0) as [FilterId, string[]][];
			const passes = (candidate: Product, ignored?: FilterId) =>
				groups.every(
					([id, slugs]) =>
						id === ignored ||
						slugs[isAll(id) ? 'every' : 'some']((slug: string) => MEETS[id](candidate, slug)),
				);

			const answer = anIndex(gloves).listGloves({ listing, scope: { kind: 'all' } });
			const expected = matching.filter((candidate) => passes(candidate));
			expect(answer.total).toBe(expected.length);
			expect(answer.cards.map((card) => card.partNumber).toSorted()).toEqual(
				q === '' || expected.length <= 24
					? expected
							.toSorted((a, b) => (`${a.name}\n${a.partNumber}` < `${b.name}\n${b.partNumber}` ? -1 : 1))
							.slice(0, 24)
							.map(({ partNumber }) => partNumber)
							.toSorted()
					: expect.anything(),
			);
			for (const { id, values } of answer.groups) {
				for (const { slug, count, selected } of values) {
					// With "any", another value adds to its group's selection; with "all", it must be met together
					// with the others.
					const met = matching.filter(
						(candidate) => passes(candidate, isAll(id) ? undefined : id) && MEETS[id](candidate, slug),
					);
					expect([id, slug, count]).toEqual([id, slug, met.length]);
					expect(selected).toBe(chosen[id]?.includes(slug) ?? false);
				}
			}
		}),
		{ numRuns: 250 },
	);
});
