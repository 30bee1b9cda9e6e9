import { useEffect, useState } from 'react';
import {
	loadPrinterSetting,
	type PrinterSetting,
	storePrinterSetting,
	USUAL_PRINTER,
} from './printer-setting.ts';

/** This desk's printer: the default until the stored setting is read. */
export function usePrinter(): [PrinterSetting, (setting: PrinterSetting) => void] {
	const [setting, setSetting] = useState(USUAL_PRINTER);
	useEffect(() => setSetting(loadPrinterSetting()), []);
	return [
		setting,
		(next) => {
			setSetting(next);
			storePrinterSetting(next);
		},
	];
}
