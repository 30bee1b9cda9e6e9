import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { AlertBlock } from '../kit/alert-block.tsx';
import { DialogFoot } from '../kit/dialog-foot.tsx';

type PriceDialogFootProps = {
	/** Which of the dialog's calls is under way. */
	busy: string | undefined;
	saveLabel: string;
	onCancel: () => void;
	/** Left out where no price is stored that could be taken off. */
	removal?: { label: string; onRemove: () => void };
	/** Whether leaving would lose what is typed, and somebody has to say so. */
	isLeaving: boolean;
	onStay: () => void;
	onLeave: () => void;
};

/** The buttons under a glove's price, and the question before typed prices are lost. */
export function PriceDialogFoot(props: PriceDialogFootProps) {
	const { busy, saveLabel, onCancel, removal, isLeaving, onStay, onLeave } = props;
	const t = useTranslations('pricing.override');
	return (
		<>
			{isLeaving && (
				<AlertBlock tone="caution">
					{t('keep')}
					<DialogFoot cancel={{ label: t('keepNo'), onClick: onStay }}>
						<Button variant="default" onClick={onLeave}>
							{t('keepYes')}
						</Button>
					</DialogFoot>
				</AlertBlock>
			)}
			<DialogFoot
				cancel={{ label: t('cancel'), onClick: onCancel }}
				aside={
					removal && (
						<Button
							variant="default"
							c="var(--error-ink)"
							loading={busy === 'remove'}
							onClick={removal.onRemove}
						>
							{removal.label}
						</Button>
					)
				}
			>
				<Button type="submit" loading={busy === 'save'} disabled={busy === 'remove'}>
					{saveLabel}
				</Button>
			</DialogFoot>
		</>
	);
}
