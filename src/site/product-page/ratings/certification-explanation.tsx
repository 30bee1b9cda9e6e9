import { useTranslations } from 'use-intl';
import { Icon } from '../../../platform/ui/icon.tsx';
import styles from './certification-explanation.module.css';
import type { CertificationPlate } from './certification-plate.ts';

/** The meaning of each figure of one rating. A native popover: Escape and clicks outside close it. */
export function CertificationExplanation({ plate, id }: { plate: CertificationPlate; id: string }) {
	const t = useTranslations('product.certifications');
	const { label, value, edition, olderEdition, parts, note } = plate;
	return (
		<div id={id} popover="auto" role="dialog" className={styles.explanation} aria-labelledby={`${id}-title`}>
			<div className={styles.head}>
				<p id={`${id}-title`} className={styles.title}>
					{label} <span className={styles.value}>{value}</span>
				</p>
				<button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide">
					<Icon name="close" />
					<span className="spoken">{t('close')}</span>
				</button>
			</div>
			<dl className={styles.parts}>
				{parts.map(({ character, name, meaning }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a marking are identified by their position
					<div key={index} className={styles.part}>
						<dt>
							<span className={styles.character}>{character}</span> {name}
						</dt>
						<dd>{meaning}</dd>
					</div>
				))}
			</dl>
			<p className={styles.edition}>
				{edition ? t('edition', { edition }) : t('editionUnknown')}
				{olderEdition && <strong className={styles.older}>{t('older')}</strong>}
			</p>
			{note && <p>{note}</p>}
		</div>
	);
}
