import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ChangeList } from '../../frame/activity-list.tsx';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { RowList } from '../../kit/list/row-list.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import type { FoundRelease, ReleaseControl } from './release-page.tsx';

type ReleaseItemsProps = FoundRelease & { control: ReleaseControl };

/** What a release changes, with what is in its way. */
export function ReleaseItems({ release, items, control }: ReleaseItemsProps) {
	const t = useTranslations('releases.items');
	const isOpen = release.state === 'open';
	return (
		<StaffCard title={t('title', { count: items.length })}>
			{items.length === 0 ? (
				<p className="quiet">{t('empty')}</p>
			) : (
				<RowList>
					{items.map((item) => {
						const { kind, id, name, href, isGone, changedSince, before, after } = item;
						const editHref = isOpen && kind !== 'prices' && href ? `${href}?release=${release.id}` : href;
						return (
							<li key={`${kind} ${id}`}>
								<Stack gap="xs">
									<Group justify="space-between" gap="4px 16px">
										<Text flex="1 1 260px">
											<span className="quiet">{t(`kinds.${kind}`)}</span>{' '}
											{editHref === undefined ? (
												<bdi>{name}</bdi>
											) : (
												<Link to={editHref}>
													<bdi>{name}</bdi>
												</Link>
											)}
										</Text>
										{isOpen && (
											<Button
												variant="destroy"
												disabled={control.busy}
												aria-label={t('takeOutOf', { name })}
												onClick={() =>
													control.change('take-out', () => t('takenOut', { name }), { kind, id })
												}
											>
												{t('takeOut')}
											</Button>
										)}
									</Group>
									{isGone && <AlertBlock tone="error">{t('gone')}</AlertBlock>}
									{changedSince !== 'no' && (
										<AlertBlock tone={changedSince === 'draft' ? 'caution' : 'error'}>
											{t(`changedSince.${changedSince}`)}
										</AlertBlock>
									)}
									<ChangeList before={before} after={after} />
								</Stack>
							</li>
						);
					})}
				</RowList>
			)}
		</StaffCard>
	);
}
