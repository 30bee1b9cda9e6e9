import { useTranslations } from 'use-intl';
import { RatingPictogram } from '../../../domain/ratings/drawings/rating-pictogram.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { rowMark } from '../../fit-check/sheet-row.ts';
import { CertificationExplanation } from './certification-explanation.tsx';
import type { CertificationPlate } from './certification-plate.ts';
import styles from './certification-plates.module.css';

/** The standards of ANSI/ISEA 105, which does not cover welding (docs/trade/ratings.md, "ANSI/ISEA 105"). */
const ANSI_105 = ['ANSI_HEAT', 'ANSI_ABR', 'ANSI_PUN', 'ANSI_CUT'];

/**
 * The ratings as plates; each opens a popover that explains its figures, without scripts. Unknown standards are shown
 * by name and value.
 */
export function CertificationPlates({ plates }: { plates: readonly CertificationPlate[] }) {
	const t = useTranslations('product.certifications');
	if (plates.length === 0) return null;
	return (
		<section className={styles.certifications} aria-labelledby="certifications">
			<h2 id="certifications" className={styles.heading}>
				{t('heading')}
			</h2>
			<div className={styles.plates}>
				<PlateRow plates={plates.filter(({ steps }) => steps)} className={styles.level} />
				<PlateRow plates={plates.filter(({ steps }) => !steps)} className={styles.marking} />
			</div>
			<p className={styles.hint}>
				<Icon name="info" />
				<span>
					<span className={styles.tap}>{t('hint')}</span>{' '}
					{plates.some(({ type }) => ANSI_105.includes(type)) && t('welding')}
				</span>
			</p>
		</section>
	);
}

/** Levels have rows of their own, above markings with several figures. */
function PlateRow({
	plates,
	className,
}: {
	plates: readonly CertificationPlate[];
	className: string | undefined;
}) {
	if (plates.length === 0) return null;
	return (
		<ul role="list" className={styles.row}>
			{plates.map((plate, index) => (
				<li key={`${plate.type} ${plate.value}`} className={className} {...rowMark(plate.label)}>
					<Plate plate={plate} id={`rating-${plate.type}-${index + 1}`.replace(/[^\w-]+/g, '-')} />
				</li>
			))}
		</ul>
	);
}

function Plate({ plate, id }: { plate: CertificationPlate; id: string }) {
	const t = useTranslations('product.certifications');
	if (plate.parts.length === 0) {
		return (
			<div className={styles.plate}>
				<PlateFace plate={plate} />
			</div>
		);
	}
	return (
		<>
			<button type="button" className={styles.plate} popoverTarget={id}>
				<PlateFace plate={plate} />
				<span className="sr-only">{`, ${t('explain')}`}</span>
			</button>
			<CertificationExplanation plate={plate} id={id} />
		</>
	);
}

function PlateFace({ plate }: { plate: CertificationPlate }) {
	const t = useTranslations('product.certifications');
	const { label, value, edition, olderEdition, pictogram, steps } = plate;
	return (
		<>
			{pictogram && <RatingPictogram pictogram={pictogram} size={48} />}
			<span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>{' '}
			{steps && <Steps {...steps} />}
			{steps && <span className={styles.small}>{t('of', { last: steps.last })}</span>}{' '}
			<span className={styles.edition}>
				{edition && t('edition', { edition })}
				{olderEdition && <strong className={styles.older}>{t('older')}</strong>}
			</span>
		</>
	);
}

/** A bar of steps, filled up to the level. */
function Steps({ level, of }: { level: number; of: number }) {
	return (
		<svg
			className={styles.steps}
			viewBox={`0 0 ${of * 10 - 2} 8`}
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			<path className={styles.rest} d={`M0 4h${of * 10}`} />
			{level > 0 && <path d={`M0 4h${level * 10 - 2}`} />}
		</svg>
	);
}
