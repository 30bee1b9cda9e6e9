import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';

/** Beside the list, before a request is picked. */
export default function InboxIndexPage() {
	const t = useTranslations('sampleInbox.list');
	return (
		<Text c="dimmed" p={32}>
			{t('pick')}
		</Text>
	);
}
