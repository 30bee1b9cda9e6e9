import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import {
	type StoredCheck,
	WANTED_VERDICTS,
	type WantedVerdict,
} from '../../domain/fit-checks/stored-check.ts';
import styles from './stored-check-list-page.module.css';

type CheckWantedProps = {
	check: StoredCheck;
	isBusy: boolean;
	onWanted: (wanted: WantedVerdict | null) => void;
};

/** What a wrong answer should have been: one press makes it a labelled case, and another takes that back. */
export function CheckWanted({ check, isBusy, onWanted }: CheckWantedProps) {
	const t = useTranslations('fitCheck.staff');
	const { task, wanted, verdict } = check;
	if (wanted !== null) {
		return (
			<div className={styles.buttons}>
				<span className={`${styles.chip} ${styles.case}`}>
					{t('case', { wanted: t(`wantedVerdicts.${wanted}`) })}
				</span>
				<Button
					variant="subtle"
					data-take-back
					disabled={isBusy}
					aria-label={t('takeBackOf', { task })}
					onClick={() => onWanted(null)}
				>
					{t('takeBack')}
				</Button>
			</div>
		);
	}
	const given = verdict ?? 'question';
	return (
		<fieldset className={styles.wanted}>
			<legend>
				<span aria-hidden="true">{t('wanted')}</span>
				<span className="spoken">{t('wantedOf', { task })}</span>
			</legend>
			<div className={styles.buttons}>
				{WANTED_VERDICTS.filter((wanted) => wanted !== given).map((wanted) => (
					<Button
						key={wanted}
						variant="default"
						data-wanted
						disabled={isBusy}
						onClick={() => onWanted(wanted)}
					>
						{t(`wantedVerdicts.${wanted}`)}
					</Button>
				))}
			</div>
		</fieldset>
	);
}
