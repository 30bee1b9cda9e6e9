import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { AlertBlock } from '../alert-block.tsx';
import { StaffTime } from '../staff-time.tsx';

type ChangedMeanwhileProps = {
	/** Who changed it last, and when; unset where nobody wrote it down. */
	changed: { by: string; at: string } | undefined;
	/** What it is now, in words: "Approved". */
	state: string;
	onShow: () => void;
};

/** Somebody else moved the record first: who, when, and what it is now. Where nothing was typed there is nothing to compare. */
export function ChangedMeanwhile({ changed, state, onShow }: ChangedMeanwhileProps) {
	const t = useTranslations('staff.meanwhile');
	const button = useRef<HTMLButtonElement>(null);
	// The press that was refused has nothing more to do; this is what comes next.
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
