import { useTranslations } from 'use-intl';
import type { RequestState } from '../../../domain/sample-requests/request-state.ts';
import styles from './request-chip.module.css';

/** Where a request is, in a word on its own ground. */
export function RequestChip({ state }: { state: RequestState }) {
	const t = useTranslations('sampleInbox.list.state');
	return <span className={`${styles.chip} ${styles[state]}`}>{t(state)}</span>;
}
