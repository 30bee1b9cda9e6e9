import { useTranslations } from 'use-intl';
import type { ReleaseState } from '../../domain/releases/release.ts';
import { StateBadge } from '../kit/state-badge.tsx';

const TONES = { open: 'open', planned: 'waiting', live: 'good', takenBack: 'plain' } as const;

export function ReleaseStateBadge({ state }: { state: ReleaseState }) {
	const t = useTranslations('releases.states');
	return <StateBadge tone={TONES[state]}>{t(state)}</StateBadge>;
}
