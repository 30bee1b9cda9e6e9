import messages from 'messages:companies.timeline,companies.page,companies.files';
import { Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { ActivityEntry } from '../../frame/activity-list.tsx';
import { StaffNotFound } from '../../frame/staff-not-found.tsx';
import { RowList } from '../../kit/list/row-list.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { PageLinks } from '../../kit/staff-table.tsx';
import { StaffTime } from '../../kit/staff-time.tsx';
import { useFileSize } from '../files/use-file-size.ts';
import type { Route } from './+types/company-timeline-page';
import type { TimelineEntry } from './company-timeline.ts';

export { loader } from './company-timeline-page.server.ts';

export const handle = {
	crumb: (loaded: { found?: { operatingName: string } } | undefined) =>
		loaded?.found && [loaded.found.operatingName, ''],
	isReloaded: true,
};

export default withMessages(messages, CompanyTimelinePage);

/** Everything that happened with a company, newest first. */
function CompanyTimelinePage({ loaderData: { found } }: Route.ComponentProps) {
	const t = useTranslations('companies.timeline');
	const page = useTranslations('companies.page');
	if (!found) {
		return (
			<StaffNotFound title={page('notFoundTitle')} line={t('missing')}>
				<Link to="/admin/companies">{page('toList')}</Link>
			</StaffNotFound>
		);
	}
	const { id, operatingName, content, after, isFirst } = found;
	return (
		<>
			<StaffPageHead title={t('title')} detail={<Link to={`/admin/companies/${id}`}>{operatingName}</Link>} />
			<StaffCard title={t('entries')}>
				{content.length === 0 ? (
					<p>{t('none')}</p>
				) : (
					<RowList isOrdered>
						{content.map((entry) => (
							<li key={entry.id}>
								<Entry entry={entry} />
							</li>
						))}
					</RowList>
				)}
			</StaffCard>
			<PageLinks
				label={t('pages')}
				previousHref={isFirst ? undefined : '?'}
				nextHref={after && `?from=${after}`}
				messages={{ previous: t('newest'), next: t('older') }}
			/>
		</>
	);
}

function Entry({ entry }: { entry: TimelineEntry }) {
	const t = useTranslations('companies.timeline');
	if (entry.kind === 'change') return <ActivityEntry entry={entry.entry} />;
	if (entry.kind === 'file') return <FileEntry {...entry} />;
	const link = () => <Link to={entry.href}>{entry.number}</Link>;
	return (
		<>
			<Group justify="space-between" align="baseline" gap="0 16px">
				<Text flex="1 1 260px">
					<strong>{t.rich(`kinds.${entry.kind}`, { link })}</strong>
					{'state' in entry && <> {entry.state}</>}
				</Text>
				<span className="quiet">
					<StaffTime at={entry.at} />
				</span>
			</Group>
			{'text' in entry && (
				<Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
					<bdi>{entry.text}</bdi> <span className="quiet">{t('by', { name: entry.by })}</span>
				</Text>
			)}
		</>
	);
}

function FileEntry({ name, bytes, href, at, by }: Extract<TimelineEntry, { kind: 'file' }>) {
	const t = useTranslations('companies.timeline');
	const size = useFileSize();
	return (
		<>
			<Group justify="space-between" align="baseline" gap="0 16px">
				<Text flex="1 1 260px" style={{ overflowWrap: 'anywhere' }}>
					<strong>
						{t.rich('file', {
							link: () => (
								<a href={href} download>
									<bdi>{name}</bdi>
								</a>
							),
						})}
					</strong>
				</Text>
				<span className="quiet">
					<StaffTime at={at} />
				</span>
			</Group>
			<Text className="quiet">
				{size(bytes)} · {t('by', { name: by })}
			</Text>
		</>
	);
}
