import { INTL_TAGS, type Locale } from './locale.ts';

const collators = new Map<Locale, Intl.Collator>();

/** Compares texts as a language sorts them, for lists that people read. Creating a collator is slow, so each is kept. */
export function collatorOf(locale: Locale): Intl.Collator {
	let collator = collators.get(locale);
	if (!collator) {
		collator = new Intl.Collator(INTL_TAGS[locale]);
		collators.set(locale, collator);
	}
	return collator;
}
