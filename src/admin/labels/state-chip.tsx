import { useTranslations } from 'use-intl';
import type { LabelState } from '../../domain/labels/label-state.ts';
import { StateBadge } from '../kit/state-badge.tsx';

const TONES = {
	draft: 'open',
	ready: 'waiting',
	printed: 'plain',
	shipped: 'good',
	void: 'void',
} as const satisfies Record<LabelState, string>;

/** The state of a label as a coloured badge. */
export function StateChip({ state }: { state: LabelState }) {
	const t = useTranslations('labels.states');
	return <StateBadge tone={TONES[state]}>{t(state)}</StateBadge>;
}
