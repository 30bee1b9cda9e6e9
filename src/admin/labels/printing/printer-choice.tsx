import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStaffRequest } from '../../kit/session-dialog.tsx';
import { showDone, showError } from '../../kit/staff-notice.ts';
import { showUndo } from '../../kit/undo-notice.tsx';
import { isSetAs, PRINTER_LIMITS, PRINTERS_API, type Printer } from './printer.ts';
import type { DeskPrinter } from './use-printer.ts';

const focusOnMount = (field: HTMLInputElement | null) => field?.focus();

/** Chooses one of the house's printers, or this desk's own setting; adds, changes and deletes printers. */
export function PrinterChoice({ desk }: { desk: DeskPrinter }) {
	const { printers, chosen, setting } = desk;
	const t = useTranslations('labels.printers');
	const sendRequest = useStaffRequest();
	const [name, setName] = useState<string>();
	const [error, setError] = useState<string>();
	const [busy, setBusy] = useState(false);
	if (!printers) return null;

	async function send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
		setBusy(true);
		const result = await sendRequest<Printer>(`${PRINTERS_API}${path}`, { method, body });
		setBusy(false);
		return result;
	}

	async function add(event: FormEvent) {
		event.preventDefault();
		const result = await send('POST', '', { name, ...setting });
		if (!result.ok) return setError(result.errors[0]?.message || result.detail || t('failed'));
		setName(undefined);
		setError(undefined);
		desk.choose(result.answer);
		await desk.reload();
		showDone(t('added', { name: result.answer.name }));
	}

	async function save(printer: Printer) {
		const result = await send('PUT', `/${printer.id}`, { name: printer.name, ...setting });
		if (!result.ok) return showError(result.errors[0]?.message || result.detail || t('failed'));
		await desk.reload();
		showDone(t('saved', { name: printer.name }));
	}

	async function remove(printer: Printer) {
		const result = await send('DELETE', `/${printer.id}`);
		if (!result.ok) return showError(result.detail || t('failed'));
		await desk.reload();
		showUndo({
			message: t('deleted', { name: printer.name }),
			undo: t('undo'),
			onUndo: () => putBack(printer),
		});
	}

	async function putBack({ id: _, ...printer }: Printer) {
		const result = await send('POST', '', printer);
		if (!result.ok) return showError(result.errors[0]?.message || result.detail || t('failed'));
		desk.choose(result.answer);
		await desk.reload();
	}

	return (
		<>
			<Group gap="sm" align="end" mb="sm">
				<NativeSelect
					label={t('printer')}
					value={chosen?.id ?? ''}
					onChange={(event) => desk.choose(printers.find(({ id }) => id === event.currentTarget.value))}
					data={[
						{ value: '', label: t('own') },
						...printers.map((printer) => ({ value: printer.id, label: printer.name })),
					]}
				/>
				{chosen && !isSetAs(chosen, setting) && (
					<Button variant="default" loading={busy} onClick={() => save(chosen)}>
						{t('saveFor', { name: chosen.name })}
					</Button>
				)}
				{chosen && (
					<Button variant="destroy" loading={busy} onClick={() => remove(chosen)}>
						{t('delete', { name: chosen.name })}
					</Button>
				)}
				{!chosen && name === undefined && (
					<Button variant="default" onClick={() => setName('')}>
						{t('add')}
					</Button>
				)}
			</Group>
			{!chosen && name !== undefined && (
				<form onSubmit={add} noValidate>
					<Group gap="sm" align="end" mb="sm">
						<TextInput
							label={t('name')}
							value={name}
							maxLength={PRINTER_LIMITS.name}
							error={error && <span role="alert">{error}</span>}
							ref={focusOnMount}
							onChange={(event) => {
								setName(event.currentTarget.value);
								setError(undefined);
							}}
						/>
						<Button type="submit" loading={busy}>
							{t('addNamed')}
						</Button>
						<Button variant="default" onClick={() => setName(undefined)}>
							{t('cancel')}
						</Button>
					</Group>
				</form>
			)}
		</>
	);
}
