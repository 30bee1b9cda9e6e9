import { useTranslations } from 'use-intl';
import type { ProductState } from '../../domain/catalogue/product-state.ts';
import { StateBadge } from '../kit/state-badge.tsx';

const TONES = { draft: 'open', published: 'good', retired: 'waiting' } as const;

/** Whether visitors see a glove, in a word on its own ground. */
export function ProductStateChip({ state }: { state: ProductState }) {
	const t = useTranslations('productEditing.form.states');
	return <StateBadge tone={TONES[state]}>{t(state)}</StateBadge>;
}
