import { useTranslations } from 'use-intl';
import { STICK_TIERS } from './stick-guide.ts';
import styles from './stick-guide-table.module.css';

/** The stick-welding guide: the tiers with their amperage, drawn to one scale, and the rods they go with. */
export function StickGuideTable() {
	const t = useTranslations('listing.stickGuide');
	return (
		<section className={styles.guide} aria-labelledby="stick-guide">
			<h2 id="stick-guide" className={styles.heading}>
				{t('heading')}
			</h2>
			<p className={styles.text}>{t('text')}</p>
			<table className={styles.table}>
				<caption className="spoken">{t('caption')}</caption>
				<thead>
					<tr>
						<th scope="col">{t('tier')}</th>
						<th scope="col">{t('amps')}</th>
						<th scope="col">{t('rod')}</th>
					</tr>
				</thead>
				<tbody>
					{STICK_TIERS.map(({ id, min, max, open }) => (
						<tr key={id}>
							<th scope="row">{t(id)}</th>
							<td>
								<div className={styles.track}>
									<span className={styles.amps} data-tier={id}>
										{t(open ? 'rangeOver' : 'range', { min, max })}
									</span>
								</div>
							</td>
							<td>{t(`rods.${id}`)}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className={styles.note}>{t('note')}</p>
		</section>
	);
}
