import { useTranslations } from 'use-intl';
import type { LabelState } from '../../domain/labels/label-state.ts';
import styles from './state-chip.module.css';

/** Where a label is, in a word on its own ground. */
export function StateChip({ state }: { state: LabelState }) {
	const t = useTranslations('labels.states');
	return <span className={`${styles.chip} ${styles[state]}`}>{t(state)}</span>;
}
