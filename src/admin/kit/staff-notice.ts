import { notifications } from '@mantine/notifications';

/** Shows a success message at the bottom right for 6 seconds. */
export function showDone(message: string): void {
	notifications.show({ message, color: 'green', role: 'status' });
}

/** Shows an error message until it is closed. */
export function showError(message: string): void {
	notifications.show({ message, color: 'red', autoClose: false });
}
