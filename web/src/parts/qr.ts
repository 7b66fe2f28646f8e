/** The dark squares of a QR code, as one path. Loaded only where a code is shown. */
export async function squares(text: string): Promise<{ size: number; path: string }> {
  const { default: qrcode } = await import("qrcode-generator");
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = "";
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (code.isDark(row, column)) path += `M${column},${row}h1v1h-1z`;
    }
  }
  return { size, path };
}
