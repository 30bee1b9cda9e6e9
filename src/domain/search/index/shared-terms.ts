import { DEFAULT_LOCALE, type Locale } from '../../../platform/i18n/locale.ts';
import { findTerm } from '../../catalogue/translations/product-texts.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';

/** The words for what gloves share: the range's own terms, and what gloves alone have French of. */
export class SharedTerms {
	readonly #entries: readonly CatalogueEntry[];
	/** Made on first use; of several gloves, the first one's French. */
	#own: Map<string, string> | undefined;

	constructor(entries: readonly CatalogueEntry[]) {
		this.#entries = entries;
	}

	termIn(text: string, locale: Locale): string {
		const shared = locale === DEFAULT_LOCALE ? text : findTerm(text, locale);
		if (shared !== undefined) return shared;
		if (!this.#own) {
			this.#own = new Map();
			for (const { frenchTerms } of this.#entries)
				for (const [english, french] of frenchTerms)
					if (!this.#own.has(english)) this.#own.set(english, french);
		}
		return this.#own.get(text) ?? text;
	}
}
