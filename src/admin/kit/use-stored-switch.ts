import { useEffect, useState } from 'react';

/**
 * A choice that this browser remembers under a name. It has its initial value until what is stored is read: the server
 * does not know it.
 */
export function useStoredSwitch(name: string, initial: boolean): [boolean, (isOn: boolean) => void] {
	const [isOn, setIsOn] = useState(initial);
	useEffect(() => {
		try {
			const stored = localStorage.getItem(name);
			if (stored !== null) setIsOn(stored === 'on');
		} catch {
			// Storage is blocked: the choice lasts until the page is left.
		}
	}, [name]);
	return [
		isOn,
		(next) => {
			setIsOn(next);
			try {
				localStorage.setItem(name, next ? 'on' : 'off');
			} catch {
				// As above.
			}
		},
	];
}
