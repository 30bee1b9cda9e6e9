import type { PrinterSetting } from './printer-setting.ts';

/** A label printer of the house, with the setting that suits it. */
export type Printer = PrinterSetting & { id: string; name: string };

export const PRINTER_LIMITS = {
	/** Characters of a name. */
	name: 60,
	printers: 50,
} as const;

export const PRINTERS_API = '/api/admin/printers';

/** Whether a printer would print as set. */
export function isSetAs(printer: PrinterSetting, setting: PrinterSetting): boolean {
	return printer.paper === setting.paper && printer.right === setting.right && printer.down === setting.down;
}
