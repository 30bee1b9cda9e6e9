import messages from 'messages:categoryEditing';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { StaffIcon } from '../kit/staff-icon.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTable } from '../kit/staff-table.tsx';
import type { Route } from './+types/category-list-page';

export { loader } from './category-list-page.server.ts';

export default withMessages(messages, CategoryListPage);

/** Every category, and the list of best sellers. */
function CategoryListPage({ loaderData: { categories } }: Route.ComponentProps) {
	const t = useTranslations('categoryEditing.list');
	return (
		<>
			<StaffPageHead title={t('title')} detail={t('count', { count: categories.length })}>
				<Button component={Link} to="/admin/best-sellers" variant="default">
					{t('bestSellers')}
				</Button>
				<Button
					component={Link}
					to="/admin/create-category"
					data-key="n"
					leftSection={<StaffIcon name="plus" size={20} />}
				>
					{t('add')}
				</Button>
			</StaffPageHead>
			<StaffTable
				label={t('title')}
				rows={categories}
				rowKey={({ key, name }) => `${key} ${name}`}
				rowHref={({ key }) => `/admin/update-category/${key}`}
				empty={
					<>
						<p>{t('empty')}</p>
						<Button component={Link} to="/admin/create-category">
							{t('add')}
						</Button>
					</>
				}
				columns={[
					{ key: 'name', title: t('name'), isMain: true, cell: ({ name }) => <bdi>{name}</bdi> },
					{
						key: 'count',
						title: t('gloves'),
						isNumber: true,
						cell: ({ count }) => t('count', { count }),
					},
					{
						key: 'path',
						title: t('page'),
						cell: ({ path }) => path !== '' && <a href={path}>{path}</a>,
					},
				]}
			/>
		</>
	);
}
