import type { Locale } from '../../../platform/i18n/locale.ts';
import { toPictureSources } from '../../../platform/storage/picture-sources.ts';
import type { MailGlove } from '../../rich-text/rich-text-mail.ts';
import type { LiveCatalogue } from '../../search/live-catalogue.server.ts';

/** Finds a glove as a mail's card shows it. A glove that visitors cannot see has no card. */
export function mailGloves(
	catalogue: Pick<LiveCatalogue, 'index'>,
): (partNumber: string, locale: Locale) => MailGlove | undefined {
	return (partNumber, locale) => {
		const { index } = catalogue;
		const found = index.findCard(partNumber);
		if (!found) return undefined;
		const { name, description, pictures } = index.translateCard(found, locale);
		const { src } = toPictureSources(pictures[0] ?? '', 'lean');
		return {
			name,
			line: firstSentence(description),
			// Mail programs show no drawings in SVG.
			picture: src.endsWith('.svg') ? undefined : src,
		};
	};
}

const firstSentence = (text: string) => text.split(/(?<=[.!?])\s/)[0] ?? '';
