import { Button, CopyButton, Group, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { StaffCard } from '../../kit/staff-card.tsx';
import type { FoundRelease, ReleaseControl } from './release-page.tsx';

type ReleasePreviewProps = FoundRelease & { control: ReleaseControl };

/** The link that shows the whole site as the release makes it. */
export function ReleasePreview({ previewUrl, items, control }: ReleasePreviewProps) {
	const t = useTranslations('releases.preview');
	if (previewUrl === '') {
		return (
			<StaffCard title={t('title')}>
				<p className="quiet">{t('line')}</p>
				<Group>
					<Button
						variant="default"
						disabled={items.length === 0}
						loading={control.busy}
						onClick={() => control.change('share', () => t('shared'))}
					>
						{t('share')}
					</Button>
				</Group>
			</StaffCard>
		);
	}
	return (
		<StaffCard title={t('title')}>
			<p className="quiet">{t('line')}</p>
			<TextInput
				label={t('link')}
				value={previewUrl}
				readOnly
				onFocus={(event) => event.currentTarget.select()}
			/>
			<Group gap="sm">
				<Button component="a" href={previewUrl} target="_blank" variant="default">
					{t('open')}
				</Button>
				<CopyButton value={previewUrl}>
					{({ copied, copy }) => (
						<Button variant="default" onClick={copy}>
							{t(copied ? 'copied' : 'copy')}
						</Button>
					)}
				</CopyButton>
				<Button
					variant="destroy"
					loading={control.busy}
					onClick={() => control.change('unshare', () => t('unshared'))}
				>
					{t('unshare')}
				</Button>
			</Group>
		</StaffCard>
	);
}
