import { Button } from '@mantine/core';
import { modals } from '@mantine/modals';
import { StaffIcon } from '../staff-icon.tsx';

type EraseRecordProps = {
	words: { erase: string; title: string; line: string; confirm: string; keep: string };
	busy: boolean;
	onErase: () => void;
};

/** Erases the person from a record, after a confirmation that lists what is erased and what stays. */
export function EraseRecord({ words, busy, onErase }: EraseRecordProps) {
	function ask() {
		modals.openConfirmModal({
			title: words.title,
			children: <p>{words.line}</p>,
			labels: { confirm: words.confirm, cancel: words.keep },
			onConfirm: onErase,
		});
	}

	return (
		<div>
			<Button
				variant="destroy"
				disabled={busy}
				leftSection={<StaffIcon name="trash" size={20} />}
				onClick={ask}
			>
				{words.erase}
			</Button>
		</div>
	);
}
