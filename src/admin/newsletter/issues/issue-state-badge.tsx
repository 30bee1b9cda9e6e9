import { useTranslations } from 'use-intl';
import type { IssueState } from '../../../domain/newsletter/issues/issue.ts';
import { StateBadge } from '../../kit/state-badge.tsx';

const TONES = { draft: 'plain', sending: 'waiting', stopped: 'error', sent: 'good' } as const;

export function IssueStateBadge({ state }: { state: IssueState }) {
	const t = useTranslations('newsletter.issues.states');
	return <StateBadge tone={TONES[state]}>{t(state)}</StateBadge>;
}
