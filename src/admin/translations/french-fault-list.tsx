import { useTranslations } from 'use-intl';
import type { FrenchFault } from '../../domain/translations/french-faults.ts';
import { StaffIcon } from '../kit/staff-icon.tsx';
import styles from './translation-card.module.css';

/** What is against the rules of a French text, as advice: whoever writes it decides. */
export function FrenchFaults({ faults }: { faults: readonly FrenchFault[] }) {
	const t = useTranslations('translations.faults');
	if (faults.length === 0) return null;

	function word(fault: FrenchFault): string {
		switch (fault.kind) {
			case 'never':
				return t('never', { found: fault.found, better: fault.better });
			case 'typography':
				return t(`typography.${fault.rule}`);
			case 'term':
				return t('term', { term: fault.term, french: fault.french });
			case 'equal':
				return t('equal');
			default:
				return t(fault.kind, { found: fault.found || t('none'), wanted: fault.wanted || t('none') });
		}
	}
	return (
		<ul role="list" className={styles.faults} aria-label={t('title')}>
			{faults.map(word).map((line) => (
				<li key={line}>
					<StaffIcon name="warning" size={16} />
					<span>{line}</span>
				</li>
			))}
		</ul>
	);
}
