import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { AlertBlock } from '../alert-block.tsx';
import { StaffTime } from '../staff-time.tsx';

type ChangedMeanwhileProps = {
	/** Who changed it last, and when; undefined if unknown. */
	changed: { by: string; at: string } | undefined;
	/** The label of its current state, such as "Approved". */
	state: string;
	onShow: () => void;
};

/** Shown if somebody else changed the record's state first: who, when, and its current state. */
export function ChangedMeanwhile({ changed, state, onShow }: ChangedMeanwhileProps) {
	const t = useTranslations('staff.meanwhile');
	const button = useRef<HTMLButtonElement>(null);
	// The rejected action is obsolete, so the focus moves to the next step.
	useEffect(() => button.current?.focus(), []);
	return (
		<AlertBlock tone="caution">
			<p>
				{changed
					? t.rich('by', {
							state,
							name: () => <bdi>{changed.by}</bdi>,
							at: () => <StaffTime at={changed.at} />,
						})
					: t('nobody', { state })}
			</p>
			<Button ref={button} variant="default" mt="sm" onClick={onShow}>
				{t('show')}
			</Button>
		</AlertBlock>
	);
}
