import { useEffect, useState } from 'react';
import { useStaffRequest } from '../../kit/session-dialog.tsx';
import { PRINTERS_API, type Printer } from './printer.ts';
import {
	loadPrinterChoice,
	type PrinterChoice,
	type PrinterSetting,
	storePrinterChoice,
	USUAL_PRINTER,
} from './printer-setting.ts';

/** The printer in use at this desk. */
export type DeskPrinter = {
	setting: PrinterSetting;
	/** Changes the setting at this desk; a printer of the house keeps its own until that is saved. */
	setSetting: (setting: PrinterSetting) => void;
	/** The house's printers; undefined until they are loaded, or if that failed. */
	printers: readonly Printer[] | undefined;
	/** The chosen one; undefined for this desk's own setting. */
	chosen: Printer | undefined;
	choose: (printer: Printer | undefined) => void;
	/** Loads the printers again. */
	reload: () => Promise<void>;
};

/**
 * The printer that this desk uses: a printer of the house, whose setting is the same at every desk, or a setting of its
 * own. The choice is kept in the browser, and with it the last known setting, which is used until the server's is read.
 */
export function usePrinter(): DeskPrinter {
	const sendRequest = useStaffRequest();
	const [choice, setChoice] = useState<PrinterChoice>({ ...USUAL_PRINTER, printerId: '' });
	const [printers, setPrinters] = useState<readonly Printer[]>();

	function keep(next: PrinterChoice) {
		setChoice(next);
		storePrinterChoice(next);
	}

	async function reload() {
		const result = await sendRequest<{ content: Printer[] }>(PRINTERS_API);
		if (!result.ok) return;
		setPrinters(result.answer.content);
		const stored = loadPrinterChoice();
		const known = result.answer.content.find(({ id }) => id === stored.printerId);
		if (known) keep({ ...settingOf(known), printerId: known.id });
		else if (stored.printerId !== '') keep({ ...stored, printerId: '' });
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page opens
	useEffect(() => {
		setChoice(loadPrinterChoice());
		void reload();
	}, []);

	return {
		setting: settingOf(choice),
		setSetting: (setting) => keep({ ...setting, printerId: choice.printerId }),
		printers,
		chosen: printers?.find(({ id }) => id === choice.printerId),
		choose: (printer) => keep({ ...settingOf(printer ?? choice), printerId: printer?.id ?? '' }),
		reload,
	};
}

function settingOf({ paper, right, down }: PrinterSetting): PrinterSetting {
	return { paper, right, down };
}
