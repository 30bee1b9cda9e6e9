import { notifications } from '@mantine/notifications';

/** Says at the bottom right that something was done; gone after 6 seconds. */
export function showDone(message: string): void {
	notifications.show({ message, color: 'green', role: 'status' });
}

/** Says that something was not done; stays until closed. */
export function showError(message: string): void {
	notifications.show({ message, color: 'red', autoClose: false });
}
