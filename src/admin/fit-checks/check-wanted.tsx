import { Button, Fieldset, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import {
	type StoredCheck,
	WANTED_VERDICTS,
	type WantedVerdict,
} from '../../domain/fit-checks/stored-check.ts';
import { StateBadge } from '../kit/state-badge.tsx';

type CheckWantedProps = {
	check: StoredCheck;
	isBusy: boolean;
	onWanted: (wanted: WantedVerdict | null) => void;
};

/** Sets the expected answer for a wrong one: one click creates a labelled case, another removes it. */
export function CheckWanted({ check, isBusy, onWanted }: CheckWantedProps) {
	const t = useTranslations('fitCheck.staff');
	const { task, wanted, verdict } = check;
	if (wanted !== null) {
		return (
			<Group gap="xs">
				<StateBadge tone="plain">{t('case', { wanted: t(`wantedVerdicts.${wanted}`) })}</StateBadge>
				<Button
					variant="subtle"
					data-take-back
					disabled={isBusy}
					aria-label={t('takeBackOf', { task })}
					onClick={() => onWanted(null)}
				>
					{t('takeBack')}
				</Button>
			</Group>
		);
	}
	const given = verdict ?? 'question';
	return (
		<Fieldset
			variant="unstyled"
			legend={
				<>
					<b aria-hidden="true">{t('wanted')}</b>
					<span className="sr-only">{t('wantedOf', { task })}</span>
				</>
			}
		>
			<Group gap="xs">
				{WANTED_VERDICTS.filter((wanted) => wanted !== given).map((wanted) => (
					<Button
						key={wanted}
						variant="default"
						px="sm"
						data-wanted
						disabled={isBusy}
						onClick={() => onWanted(wanted)}
					>
						{t(`wantedVerdicts.${wanted}`)}
					</Button>
				))}
			</Group>
		</Fieldset>
	);
}
