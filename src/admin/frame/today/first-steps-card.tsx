import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { RowList } from '../../kit/list/row-list.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { useStoredSwitch } from '../../kit/use-stored-switch.ts';
import type { FirstStep } from './first-step.ts';

/** What a new back-office still needs, until all of it is done or this browser's reader has seen enough of it. */
export function FirstStepsCard({ steps }: { steps: readonly FirstStep[] }) {
	const t = useTranslations('staff.today.firstSteps');
	const [isShown, setIsShown] = useStoredSwitch('staff-first-steps', true);
	if (!isShown || steps.length === 0) return null;
	const done = steps.filter(({ isDone }) => isDone).length;
	return (
		<StaffCard
			title={t('title')}
			action={
				<Text component="span" c="dimmed">
					{t('progress', { done, total: steps.length })}
				</Text>
			}
		>
			<RowList>
				{steps.map(({ key, href, isDone }) => (
					<li key={key}>
						<Group gap="sm" wrap="nowrap">
							<Text component="span" c={isDone ? 'var(--full-use)' : 'var(--steel-400)'} flex="none">
								<StaffIcon name={isDone ? 'check' : 'minus'} size={20} />
							</Text>
							{isDone ? (
								<Text component="span" c="dimmed">
									{t(`steps.${key}`)} <span className="sr-only">({t('done')})</span>
								</Text>
							) : (
								<Link to={href}>{t(`steps.${key}`)}</Link>
							)}
						</Group>
					</li>
				))}
			</RowList>
			<Button variant="subtle" mt="sm" onClick={() => setIsShown(false)}>
				{t('hide')}
			</Button>
		</StaffCard>
	);
}
