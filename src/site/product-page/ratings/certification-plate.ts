import { type Certification, explainCertification } from '../../../domain/ratings/certification.ts';
import type { PictogramKey } from '../../../domain/ratings/rating-standard.ts';

/** One rating as its plate shows it, with the words that open when it is tapped. */
export type CertificationPlate = {
	type: string;
	label: string;
	value: string;
	edition: string;
	olderEdition: boolean;
	/** Undefined for standards that are no row of ours: name and value stand alone. */
	pictogram: Exclude<PictogramKey, 'text'> | undefined;
	/** For ratings that are one level: "A2" is 2 of 9, and `last` is "A9". */
	steps: { level: number; of: number; last: string } | undefined;
	parts: { character: string; name: string; meaning: string }[];
	note: string;
};

/** The rating in words; what cannot be read stands by its type and value alone. */
export function toCertificationPlate(certification: Certification): CertificationPlate {
	const { label, value, edition, olderEdition, pictogram, steps, parts, note } =
		explainCertification(certification);
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
