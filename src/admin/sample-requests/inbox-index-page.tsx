import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';

/** Shown next to the list until a request is selected. */
export default function InboxIndexPage() {
	const t = useTranslations('sampleInbox.list');
	return (
		<Text c="dimmed" p={32}>
			{t('pick')}
		</Text>
	);
}
