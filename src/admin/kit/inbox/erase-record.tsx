import { Button } from '@mantine/core';
import { modals } from '@mantine/modals';
import { StaffIcon } from '../staff-icon.tsx';

type EraseRecordProps = {
	messages: { erase: string; title: string; line: string; confirm: string; cancel: string };
	busy: boolean;
	onErase: () => void;
};

/** Erases the person from a record, after a confirmation that lists what is erased and what stays. */
export function EraseRecord({ messages, busy, onErase }: EraseRecordProps) {
	function confirm() {
		modals.openConfirmModal({
			title: messages.title,
			children: <p>{messages.line}</p>,
			labels: { confirm: messages.confirm, cancel: messages.cancel },
			onConfirm: onErase,
		});
	}

	return (
		<div>
			<Button
				variant="destroy"
				disabled={busy}
				leftSection={<StaffIcon name="trash" size={20} />}
				onClick={confirm}
			>
				{messages.erase}
			</Button>
		</div>
	);
}
