import { raiseCatalogueVersion, upsertCategories } from '../src/domain/catalogue/catalogue-queries.server.ts';
import type { Category } from '../src/domain/catalogue/category.ts';
import { readDemonstrationCatalogue } from '../src/domain/catalogue/demonstration/demonstration-catalogue.server.ts';
import { listIndustries, type Product } from '../src/domain/catalogue/product.ts';
import { upsertProducts } from '../src/domain/catalogue/product-row-queries.server.ts';
import type { Certification } from '../src/domain/ratings/certification.ts';
import { openDatabase } from '../src/platform/db/database.server.ts';
import { migrate } from '../src/platform/db/migrate.server.ts';
import { SeededRandom } from './seeded-random.ts';

const SEED = 20_261_121;

/** Gloves written in one transaction. */
const CHUNK = 5_000;

const SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL'];
const COLOURS = ['black', 'brown', 'grey', 'tan', 'red', 'blue'];

/** One in this many gloves is a colour variant of the previous one. */
const VARIANT_EVERY = 20;

/** Levels a rating may have independently of the glove's other ratings: no rule links the ANSI ones. */
const FREE_LEVELS: Readonly<Record<string, readonly string[]>> = {
	ANSI_CUT: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9'],
	ANSI_ABR: ['1', '2', '3', '4', '5', '6'],
	ANSI_PUN: ['1', '2', '3', '4', '5'],
	ANSI_HEAT: ['1', '2', '3', '4', '5'],
};

/** Melting materials determine the allowed processes, so they stay with their glove. */
const TIED_MATERIAL = /nitrile|polyurethane|hppe/i;

/**
 * `count` different valid gloves, derived from the demonstration range: own part numbers, names, ratings,
 * sizes, tags, industries and texts mixed from several gloves. Deterministic.
 */
export function* deriveGloves(
	count: number,
	range = readDemonstrationCatalogue().products,
): Generator<Product> {
	const random = new SeededRandom(SEED);
	const words = makeSeriesWords(random);
	const materials = [...new Set(range.flatMap((glove) => glove.materialTags))].filter(
		(tag) => !TIED_MATERIAL.test(tag),
	);
	const uses = [...new Set(range.flatMap((glove) => glove.weldingTags))].filter((tag) => !/^not /i.test(tag));
	const industries = [...new Set(range.flatMap(listIndustries))];
	let before: Product | undefined;
	for (let i = 0; i < count; i++) {
		if (before && i % VARIANT_EVERY === VARIANT_EVERY - 1) {
			yield deriveVariant(before, random.pick(COLOURS));
			continue;
		}
		// Mixed texts have no translation, and English texts alone are what a file of ten thousand gloves holds.
		const { french: _, ...base } = random.pick(range);
		const donors = [random.pick(range), random.pick(range)];
		const partNumber = `zz${1000 + Math.floor(i / 3)}${['', '-2', '-3'][i % 3]}`;
		const sizes = deriveSizes(base, partNumber, random);
		before = {
			...base,
			...sizes,
			id: `glv_${partNumber.replaceAll('-', '_')}`,
			partNumber,
			name: `${random.pick(words)} ${base.name.split(' ')[0]} ${random.between(2, 98)}`,
			descriptionLong: deriveText([base, ...donors], random),
			applications: random.sample([...new Set([base, ...donors].flatMap((glove) => glove.applications))], 4),
			usedIn: [random.sample(industries, random.between(1, 5)).join(', '), ...base.usedIn.slice(1)],
			certifications: base.certifications.map((rating) => deriveRating(rating, random)),
			materialTags: [...new Set([...base.materialTags, ...random.sample(materials, random.between(0, 2))])],
			weldingTags: base.weldingTags.some((tag) => /^not /i.test(tag))
				? base.weldingTags
				: [...new Set([...base.weldingTags, ...random.sample(uses, random.between(0, 1))])],
			relatedProducts: before ? [before.partNumber] : [],
			color: random.pick(COLOURS),
		};
		yield before;
	}
}

function deriveVariant(base: Product, color: string): Product {
	const partNumber = `${base.partNumber}-${color}`;
	const sizes = Object.fromEntries(
		Object.keys(base.sizes).map((size) => [size, `${partNumber}-${size}`.toUpperCase()]),
	);
	return {
		...base,
		id: `glv_${partNumber.replaceAll('-', '_')}`,
		partNumber,
		name: `${base.name} ${color}`,
		sizes,
		color,
	};
}

function deriveSizes(base: Product, partNumber: string, random: SeededRandom) {
	const labels = Object.keys(base.sizes);
	const plain = labels.every((label) => SIZES.includes(label));
	const from = random.between(0, 3);
	const made = plain ? SIZES.slice(from, random.between(from + 3, SIZES.length)) : labels;
	const sizes = Object.fromEntries(made.map((size) => [size, `${partNumber}-${size}`.toUpperCase()]));
	return { sizes, selectedSizeDefault: made.includes('L') ? 'L' : (made[0] as string) };
}

function deriveRating(rating: Certification, random: SeededRandom): Certification {
	const levels = FREE_LEVELS[rating.type];
	return levels ? { ...rating, value: random.pick(levels) } : rating;
}

/** Sentences of several gloves, so that words occur in varying combinations. */
function deriveText(gloves: readonly Product[], random: SeededRandom): string {
	const sentences = gloves.flatMap((glove) => glove.descriptionLong.split(/(?<=\.) /));
	return random.sample([...new Set(sentences)], 6).join(' ');
}

/** Two thousand series names: a larger catalogue has more distinct words, not the same ones more often. */
function makeSeriesWords(random: SeededRandom): string[] {
	const starts = [
		'Bar',
		'Cal',
		'Dor',
		'Ember',
		'Fal',
		'Gran',
		'Hol',
		'Iron',
		'Kel',
		'Lor',
		'Mar',
		'Nor',
		'Or',
	];
	const middles = ['a', 'e', 'i', 'o', 'an', 'en', 'in', 'on', 'ar', 'er', 'ir', 'or', 'al', 'el'];
	const ends = [
		'bach',
		'dale',
		'fast',
		'gate',
		'hide',
		'kirk',
		'lock',
		'mont',
		'ridge',
		'shaw',
		'ton',
		'wick',
	];
	const words = starts.flatMap((start) =>
		middles.flatMap((middle) => ends.map((end) => start + middle + end)),
	);
	return random.sample(words, 2_000);
}

/** The categories of the demonstration range, each with a share of the gloves. */
export function deriveCategories(partNumbers: readonly string[]): Category[] {
	const random = new SeededRandom(SEED);
	return readDemonstrationCatalogue().categories.map(({ name }) => ({
		name,
		partNumbers: partNumbers.filter(() => random.chance(0.15)),
	}));
}

/** Writes `count` derived gloves into a new SQLite database in `dataDir`, as an editor's writes would. */
export async function fillCatalogue(dataDir: string, count: number): Promise<void> {
	const database = await openDatabase({ dataDir });
	try {
		await migrate(database);
		const partNumbers: string[] = [];
		let chunk: Product[] = [];
		const write = async (categories: Category[]) => {
			await database.db.transaction().execute(async (transaction) => {
				const version = await raiseCatalogueVersion(transaction);
				await upsertProducts(transaction, chunk, version);
				await upsertCategories(transaction, categories, version);
			});
			chunk = [];
		};
		for (const glove of deriveGloves(count)) {
			partNumbers.push(glove.partNumber);
			chunk.push(glove);
			if (chunk.length === CHUNK) await write([]);
		}
		await write(deriveCategories(partNumbers));
	} finally {
		await database.close();
	}
}
