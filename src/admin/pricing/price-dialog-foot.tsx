import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { AlertBlock } from '../kit/alert-block.tsx';
import { DialogFoot } from '../kit/dialog-foot.tsx';

type PriceDialogFootProps = {
	/** The request of the dialog that is in progress. */
	busy: string | undefined;
	saveLabel: string;
	onCancel: () => void;
	/** Unset if there is no stored price to remove. */
	removal?: { label: string; onRemove: () => void };
	/** True if closing would discard unsaved input, which must be confirmed. */
	isLeaving: boolean;
	onStay: () => void;
	onLeave: () => void;
};

/** The buttons of a price dialog, and the confirmation before unsaved prices are discarded. */
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
