import { DEFAULT_LOCALE, type Locale } from '../../platform/i18n/locale.ts';
import { listShownPictures } from '../../platform/storage/picture-sources.ts';
import type { Product } from '../catalogue/product.ts';
import { defaultSize, sortSizes } from '../catalogue/sizes/glove-size.ts';
import { findOwnFrench, readerOf, termIn } from '../catalogue/translations/product-texts.ts';
import { type Performance, sortByPerformance } from '../ratings/performance.ts';
import type { Vocabulary } from './query/vocabulary.ts';
import { readStickReach, type StickReach } from './stick-reach.ts';
import { processOfRow } from './welding-row.ts';

/** The glove data shown on a list card, including the wide card. */
export type ProductCard = {
	partNumber: string;
	name: string;
	description: string;
	/** The picture and the one shown on hover. */
	pictures: readonly string[];
	/** Staff's own text for the first picture. */
	pictureText?: string;
	color: string;
	/** Full use first, then Limited, then No use. */
	processes: readonly { label: string; performance: Performance; name?: string }[];
	/** ANSI levels as printed ("A4", "3"); null if not tested. */
	ratings: { cut: string | null; abrasion: string | null; puncture: string | null; heat: string | null };
	/** Quick facts; empty if the specifications don't state them. */
	hide: string;
	lining: string;
	cuff: string;
	/** Labels in the order of sizes. */
	sizes: readonly string[];
	/** The initial size of a picker; empty for a glove without sizes. */
	defaultSize: string;
	/** The first five. */
	features: readonly string[];
	/** Its limits in stick welding; null if unsuitable. */
	stick: StickReach | null;
	/** True if the description is in English although another language was asked for. */
	isEnglish?: boolean;
};

/** The texts of a card that are a glove's own, in one language. */
export type CardTexts = Pick<ProductCard, 'description' | 'pictureText' | 'features'> &
	Partial<Pick<ProductCard, (typeof CARD_TERMS)[number]>>;

/** Texts that gloves share, of which a glove may have its own French. */
const CARD_TERMS = ['color', 'hide', 'lining', 'cuff'] as const;

const CARD_PICTURES = 2;
const CARD_FEATURES = 5;

/** Texts and lists shared by several gloves are stored once, in the vocabulary. */
export function toProductCard(product: Product, vocabulary: Vocabulary): ProductCard {
	const { specifications } = product;
	const rating = (type: string) => product.certifications.find((row) => row.type === type)?.value ?? null;
	const processes = sortByPerformance(
		product.weldingProcesses.map((row) => ({
			label: processOfRow(row)?.label ?? row.process,
			performance: row.performance,
		})),
	);
	const pictures = listShownPictures(product.pictures);
	const pictureText = product.pictureTexts?.[pictures[0] ?? ''];
	return shareInCard(
		{
			partNumber: product.partNumber,
			name: product.name,
			description: product.description,
			pictures: pictures.slice(0, CARD_PICTURES),
			...(pictureText && { pictureText }),
			color: product.color,
			processes,
			ratings: {
				cut: rating('ANSI_CUT'),
				abrasion: rating('ANSI_ABR'),
				puncture: rating('ANSI_PUN'),
				heat: rating('ANSI_HEAT'),
			},
			hide: specifications.Hide ?? '',
			lining: specifications.Lining ?? '',
			cuff: specifications.Cuff ?? '',
			sizes: sortSizes(Object.keys(product.sizes)),
			defaultSize: defaultSize(product) ?? '',
			features: (product.features[0] ?? []).slice(0, CARD_FEATURES),
			stick: readStickReach(product),
		},
		vocabulary,
	);
}

/** A card with one copy of what many gloves repeat. */
export function shareInCard(card: ProductCard, vocabulary: Vocabulary): ProductCard {
	return {
		...card,
		color: vocabulary.shareText(card.color),
		processes: vocabulary.shareList(card.processes),
		hide: vocabulary.shareText(card.hide),
		lining: vocabulary.shareText(card.lining),
		cuff: vocabulary.shareText(card.cuff),
		sizes: vocabulary.shareList(card.sizes),
		defaultSize: vocabulary.shareText(card.defaultSize),
		stick: vocabulary.shareList([card.stick])[0] ?? null,
	};
}

/** The card's own texts in French; undefined for a glove without translations. */
export function listFrenchTexts(product: Product, card: ProductCard): CardTexts | undefined {
	if (product.french === undefined) return undefined;
	const read = readerOf(product, 'fr');
	const { description, pictureText, features } = card;
	const own = CARD_TERMS.flatMap((term) => {
		const french = findOwnFrench(product, card[term]);
		return french === undefined ? [] : [[term, french]];
	});
	return {
		description: read(description),
		features: features.map(read),
		...(pictureText && { pictureText: read(pictureText) }),
		...Object.fromEntries(own),
	};
}

/** The card in a language: the glove's own texts, and terms that gloves share. Names of processes stay. */
export function translateCard(card: ProductCard, own: CardTexts | undefined, locale: Locale): ProductCard {
	if (locale === DEFAULT_LOCALE) return card;
	const { color, hide, lining, cuff } = card;
	return {
		...card,
		processes: card.processes.map((row) => ({ ...row, name: termIn(row.label, locale) })),
		color: termIn(color, locale),
		hide: termIn(hide, locale),
		lining: termIn(lining, locale),
		cuff: termIn(cuff, locale),
		...own,
		...((own?.description ?? card.description) === card.description && { isEnglish: true }),
	};
}
