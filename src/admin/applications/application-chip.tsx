import { useTranslations } from 'use-intl';
import styles from './application-chip.module.css';
import type { ApplicationState } from './application-state.ts';

/** Where an application is, in a word on its own ground. */
export function ApplicationChip({ state }: { state: ApplicationState }) {
	const t = useTranslations('applicationInbox.list.state');
	return <span className={`${styles.chip} ${styles[state]}`}>{t(state)}</span>;
}
