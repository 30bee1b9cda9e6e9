import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import styles from './certification-explanation.module.css';
import type { CertificationPlate } from './certification-plate.ts';
import plates from './certification-plates.module.css';

/** The meaning of each figure of one rating. A native popover: Escape and clicks outside close it. */
export function CertificationExplanation({ plate, id }: { plate: CertificationPlate; id: string }) {
	const t = useTranslations('product.certifications');
	const { label, value, edition, olderEdition, parts, note } = plate;
	return (
		<div id={id} popover="auto" role="dialog" className={styles.explanation} aria-labelledby={`${id}-title`}>
			<p id={`${id}-title`} className={styles.title}>
				{`${label} ${value}`}
			</p>
			<button
				type="button"
				className={styles.close}
				aria-label={t('close')}
				popoverTarget={id}
				popoverTargetAction="hide"
			/>
			<dl className={styles.parts}>
				{parts.map(({ character, name, meaning }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a marking are identified by their position
					<Fragment key={index}>
						<dt className={styles.part}>
							<b>{character}</b>
							{` ${name}`}
						</dt>
						<dd>{meaning}</dd>
					</Fragment>
				))}
			</dl>
			<p className={styles.edition}>
				{edition ? t('edition', { edition }) : t('editionUnknown')}
				{olderEdition && <strong className={plates.older}>{t('older')}</strong>}
			</p>
			{note && <p>{note}</p>}
		</div>
	);
}
