import { useTranslations } from 'use-intl';
import { StateBadge } from '../kit/state-badge.tsx';
import type { ApplicationState } from './application-state.ts';

const TONES = {
	new: 'waiting',
	contacted: 'open',
	approved: 'good',
	declined: 'error',
} as const satisfies Record<ApplicationState, string>;

/** The state of an application as a coloured badge. */
export function ApplicationChip({ state }: { state: ApplicationState }) {
	const t = useTranslations('applicationInbox.list.state');
	return <StateBadge tone={TONES[state]}>{t(state)}</StateBadge>;
}
