import { useTranslations } from 'use-intl';
import type { ProductState } from '../../domain/catalogue/product-state.ts';
import { StateBadge } from '../kit/state-badge.tsx';

const TONES = { draft: 'open', published: 'good', retired: 'waiting' } as const;

/** A badge that says whether visitors see a glove. */
export function ProductStateChip({ state }: { state: ProductState }) {
	const t = useTranslations('productEditing.form.states');
	return <StateBadge tone={TONES[state]}>{t(state)}</StateBadge>;
}
