import { useTranslations } from 'use-intl';
import type { ProductState } from '../../domain/catalogue/product-state.ts';
import styles from './product-state-chip.module.css';

/** Whether visitors see a glove, in a word on its own ground. */
export function ProductStateChip({ state }: { state: ProductState }) {
	const t = useTranslations('productEditing.form.states');
	return <span className={`${styles.chip} ${styles[state]}`}>{t(state)}</span>;
}
