import { useTranslations } from 'use-intl';
import type { RequestState } from '../../../domain/sample-requests/request-state.ts';
import { StateBadge } from '../../kit/state-badge.tsx';

const TONES = {
	new: 'waiting',
	verified: 'open',
	approved: 'agreed',
	shipped: 'good',
	declined: 'error',
} as const satisfies Record<RequestState, string>;

/** A badge with the state of a request. */
export function RequestChip({ state }: { state: RequestState }) {
	const t = useTranslations('sampleInbox.list.state');
	return <StateBadge tone={TONES[state]}>{t(state)}</StateBadge>;
}
