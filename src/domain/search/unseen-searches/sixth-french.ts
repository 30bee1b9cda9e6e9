/** Written after the classes of misses of the fifth were mended, the same way. */
export const SIXTH_FRENCH = `
charrier du bois de poele: DRIVER FITTER 206
gants pour soudre de l'alu: TIG MIG
demenager un frigidaire: DRIVER FITTER
decaper de la rouille a la brosse d'acier: GRIND 150 151 201
gant d'ete pour souder: 278 312 154 286
j'ai les mains larges pis les doigts courts: HUGE
reparer une pelle de loader au stick: STICK
une paire qui dure plus longtemps que la vache: 301 301-brown 310 081 311 076 073-2 077
faire du brasage a l'argent: TORCH 278 286 285 312
taille small pour apprentie soudeuse: SMALL WOMEN 286
mettre des pneus d'hiver dehors: 161 079 165 204 200 201
transport de barre d'armature: 081 152 150 074 151 155 164
lever des cornieres coupantes: CUT 150 151 152
gants jaunes anti-coupe tricotés: 162
gants pour conduire un 10 roues: DRIVER
cuir qui durcit pas dans l'eau: DEER 278 312 301 301-brown
job de nuit sur l'autoroute: VISIBLE
proteger mes jointures au marteau: IMPACT
`;
