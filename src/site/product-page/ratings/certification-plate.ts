import { type Certification, explainCertification } from '../../../domain/ratings/certification.ts';
import type { PictogramKey } from '../../../domain/ratings/rating-standard.ts';
import { RATING_MESSAGES_IN } from '../../../domain/ratings/wording/rating-messages-in.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';

/** The data of one rating's plate, with the texts that open when it is tapped. */
export type CertificationPlate = {
	type: string;
	label: string;
	value: string;
	edition: string;
	olderEdition: boolean;
	/** Undefined for unknown standards, which are shown by name and value only. */
	pictogram: Exclude<PictogramKey, 'text'> | undefined;
	/** For ratings with a single level: "A2" is 2 of 9, and `last` is "A9". */
	steps: { level: number; of: number; last: string } | undefined;
	parts: { character: string; name: string; meaning: string }[];
	note: string;
};

/** Explains a rating; if it cannot be parsed, only its type and value are shown. */
export function toCertificationPlate(certification: Certification, locale: Locale): CertificationPlate {
	const { label, value, edition, olderEdition, pictogram, steps, parts, note } = explainCertification(
		certification,
		RATING_MESSAGES_IN[locale],
	);
	return {
		type: certification.type,
		label,
		value,
		edition,
		olderEdition,
		pictogram: pictogram === 'text' ? undefined : pictogram,
		steps: steps && { ...steps, last: value.replace(/\d+$/, '') + steps.of },
		parts: parts.map(({ character, name, meaning }) => ({ character, name, meaning })),
		note: note ?? '',
	};
}
