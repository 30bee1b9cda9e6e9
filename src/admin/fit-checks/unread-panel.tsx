import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { type CheckFilter, formatCheckFilter, PERIOD_DAYS } from '../../domain/fit-checks/stored-check.ts';
import type { UnreadCount } from '../../domain/fit-checks/unread-terms.ts';

/** Number of terms shown initially; the others are collapsed. */
const SHOWN = 12;

/**
 * The most frequent terms that were not understood in the list's period; each links to the
 * questions that contain it.
 */
export function UnreadPanel({ counts, filter }: { counts: readonly UnreadCount[]; filter: CheckFilter }) {
	const t = useTranslations('fitCheck.staff');
	const { term, days } = filter;
	const hrefOf = (query: Partial<CheckFilter>) => `?${formatCheckFilter(query)}`;
	return (
		<Paper component="section" p="md" mb="xl" aria-labelledby="unread-title">
			<Group justify="space-between">
				<Title order={2} id="unread-title" fz="var(--text-xl)" fw={900}>
					{t('unreadTitle')}
				</Title>
				<Group component="nav" gap={4} aria-label={t('unreadPeriod')}>
					{[...PERIOD_DAYS, undefined].map((period) => (
						<Button
							component={Link}
							variant={period === days ? 'light' : 'subtle'}
							color="plain"
							px="sm"
							key={period ?? 'all'}
							to={hrefOf({ ...filter, days: period })}
							aria-current={period === days ? 'true' : undefined}
							preventScrollReset
						>
							{t(`periods.${period ?? 'all'}`)}
						</Button>
					))}
				</Group>
			</Group>
			<Text c="dimmed" fz="sm" mb="sm">
				{t(counts.length === 0 ? 'unreadNone' : 'unreadHint')}
			</Text>
			{counts.length > 0 && <Terms counts={counts.slice(0, SHOWN)} term={term} days={days} />}
			{counts.length > SHOWN && (
				<details open={counts.slice(SHOWN).some((count) => count.term === term)}>
					<summary>{t('unreadMore', { count: counts.length - SHOWN })}</summary>
					<Terms counts={counts.slice(SHOWN)} term={term} days={days} />
				</details>
			)}
		</Paper>
	);
}

type TermsProps = Pick<CheckFilter, 'term' | 'days'> & { counts: readonly UnreadCount[] };

function Terms({ counts, term: picked, days }: TermsProps) {
	const t = useTranslations('fitCheck.staff');
	return (
		<Group component="ul" role="list" gap="xs">
			{counts.map(({ term, checks }) => (
				<li key={term}>
					<Button
						component={Link}
						variant={term === picked ? 'dark' : 'default'}
						px="sm"
						// Clicking a selected term again clears it.
						to={`?${formatCheckFilter(term === picked ? { days } : { term, days })}`}
						aria-current={term === picked ? 'true' : undefined}
						preventScrollReset
					>
						<bdi>{term}</bdi>
						<Text span ml="xs" fz="xs" fw={400}>
							<span aria-hidden="true">{checks}</span>
							<span className="sr-only">{t('unreadCount', { count: checks })}</span>
						</Text>
					</Button>
				</li>
			))}
		</Group>
	);
}
