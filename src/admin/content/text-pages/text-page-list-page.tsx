import messages from 'messages:pageDesk';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { textPagePath } from '../../../domain/site-content/text-page.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { StaffTable } from '../../kit/staff-table.tsx';
import { StateBadge } from '../../kit/state-badge.tsx';
import { SavedBy } from '../saved-by.tsx';
import type { Route } from './+types/text-page-list-page';

export { loader } from './text-page-list-page.server.ts';

// Nothing on the page is filled in, so news may load it again.
export const handle = { isReloaded: true };

export default withMessages(messages, TextPageListPage);

/** The pages of the site whose words staff write. */
function TextPageListPage({ loaderData: { pages } }: Route.ComponentProps) {
	const t = useTranslations('pageDesk');
	const locale = useLocale();
	return (
		<>
			<StaffPageHead title={t('title')} detail={t('line')} />
			<StaffTable
				label={t('title')}
				rows={pages}
				rowKey={({ name }) => name}
				empty={null}
				columns={[
					{
						key: 'title',
						title: t('list.page'),
						isMain: true,
						cell: ({ name, titles }) => <Link to={`/admin/pages/${name}`}>{titles[locale]}</Link>,
					},
					{
						key: 'address',
						title: t('list.address'),
						cell: ({ name }) => <a href={textPagePath(name)}>{textPagePath(name)}</a>,
					},
					{
						key: 'state',
						title: t('list.state'),
						cell: ({ isDraft }) => (
							<StateBadge tone={isDraft ? 'waiting' : 'good'}>
								{t(isDraft ? 'states.draft' : 'states.live')}
							</StateBadge>
						),
					},
					{
						key: 'saved',
						title: t('list.saved'),
						cell: (save) => <SavedBy save={save} never={t('list.never')} />,
					},
				]}
			/>
		</>
	);
}
