import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

type UndoNotice = { message: string; undo: string; onUndo: () => void };

/** Shows what was done with a button that takes it back, until either is closed; returns a function that closes it. */
export function showUndo({ message, undo, onUndo }: UndoNotice): () => void {
	const close = () => notifications.hide(id);
	const id = notifications.show({
		color: 'green',
		role: 'status',
		// People who read slowly or come by keyboard must be able to reach the button.
		autoClose: false,
		message: (
			<Group gap="xs" justify="space-between">
				<Text span flex="1 1 160px">
					{message}
				</Text>
				<Button
					variant="default"
					onClick={() => {
						close();
						onUndo();
					}}
				>
					{undo}
				</Button>
			</Group>
		),
	});
	return close;
}
